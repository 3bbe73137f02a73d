// Punto banco: the three areas of the oval.
import type { Drawing } from './types';

export const puntoBanco = (): Drawing => ({
  bands: [{ tall: true, wide: ['punto punto egalite banco banco', 'punto punto egalite banco banco'], narrow: ['egalite egalite', 'punto banco', 'punto banco'] }],
  looks: { punto: 'side', banco: 'side', egalite: 'side' },
  tints: { punto: 'blue', banco: 'red', egalite: 'green' },
  oval: true,
});
