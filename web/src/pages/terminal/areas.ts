// What can be staked on, from the offer: one area for each spot of each wager, in each box where there are boxes.
import type { Suit } from '../../lib/cards';
import type { Line, Offer, Stake, Wager } from '../../lib/protocol';
import type { Drawing, Look } from '../../layouts';

export const keyOf = (box: number, position: string): string => `${box}|${position}`;
export const stakeKey = (stake: Stake): string => keyOf(stake.b, stake.w);
export const lineKey = (line: Line): string => keyOf(line.b ?? 0, line.w);

export interface Area {
  key: string;
  box: number;
  position: string;
  staked: string; // the position that is named when chips are laid there: of wagers that are laid together the first
  wager: Wager;
  spot: string;
  title: string; // the whole name, without the box
  written: string; // what stands on the cloth
  takes: boolean; // chips can be laid there; on other places they come by themselves or by a decision
  odds: string; // what stands on the layout
  look: Look;
  faces: number[]; // dice
  suits: Suit[];
  tint: string;
  colour: string; // of a compartment
}

// What one word lays: a position with those that are laid with it; nothing for one of these.
export function laidTogether(offer: Offer, position: string): string[] {
  if (offer.wagers.find((each) => each.id === position)?.['laid-with']) return [];
  return [position, ...offer.wagers.filter((each) => each['laid-with'] === position).map((each) => each.id)];
}

// Where a wager has several pay rows, a spot shows the odds of the one row that names it ("4-or-17"), or its kind
// ("split/outer-1-2").
function oddsOf(wager: Wager, spot: string): string {
  if (wager.pays.length === 1) return wager.pays[0]!.odds;
  const rows =
    spot ? wager.pays.filter((row) => row.id.split('-').includes(spot) || row.id === spot.split('/')[0]) : [];
  return rows.length === 1 ? rows[0]!.odds : '';
}

export function areaOf(offer: Offer, drawing: Drawing, box: number, position: string): Area | null {
  const [id = '', spot = ''] = position.split(/:(.*)/s);
  const wager = offer.wagers.find((each) => each.id === id);
  if (!wager) return null;
  const names = [position, position.split('/')[0]!, id]; // a group of spots goes before its wager
  const look = names.map((name) => drawing.looks?.[name]).find(Boolean) ?? (spot ? 'number' : 'plain');
  const faces =
    look === 'dice' ? spot.split('-').flatMap((face) => Array<number>(drawing.dice?.[id] ?? 1).fill(Number(face))) : [];
  const suits = look === 'suits' ? spot.split('-').map((suit) => suit[0] as Suit) : [];
  const written = drawing.names?.[position] ?? '';
  return {
    key: keyOf(box, position), box, position, staked: wager['laid-with'] ?? position, wager, spot, look, faces, suits,
    title: spot ? `${wager.title} ${spot}` : wager.title, odds: oddsOf(wager, spot),
    written, takes: Boolean(wager.opening || wager['laid-with']) && !wager['travels-to']?.includes(spot),
    tint: drawing.tints?.[id] ?? '',
    colour: (look === 'pocket' && (drawing.colours?.[spot] ?? drawing.colours?.[written])) || '',
  };
}
