// Which staff page is for whom; the server decides, this only spares people pages that would refuse them.
import { common as S } from '../strings';
import type { Role } from './protocol';

export interface StaffPage { href: string; label: string; roles: readonly Role[] }

export const kStaffPages: readonly StaffPage[] = [
  { href: 'dealer.html', label: S.pages.dealer, roles: ['dealer', 'supervisor'] },
  { href: 'pit.html', label: S.pages.pit, roles: ['supervisor', 'engineer', 'auditor', 'dealer'] },
  { href: 'cashier.html', label: S.pages.cashier, roles: ['cashier', 'supervisor'] },
  { href: 'auditor.html', label: S.pages.auditor, roles: ['auditor', 'supervisor'] },
  { href: 'engineer.html', label: S.pages.engineer, roles: ['engineer'] },
];
