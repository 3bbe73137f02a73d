// What the lab's questions answer (docs/protocol.md, "The lab").
export interface OptionValue { id: string; clause: string; permitted: boolean }
export interface GameOption { id: string; title: string; clause: string; standard: string; moves_price: boolean;
  values: OptionValue[];
  when?: string; takes_amount?: boolean; standards?: { when: string; value: string }[] }
export interface PayRow { row: string; odds: string; clause: string }
export interface PayTable { id: string; binding: string; rows: PayRow[]; when?: string }
export interface LabWager {
  id: string; title: string; clause: string; kind: string; spots: string[]; paytables: PayTable[]; part_of?: string;
  when?: string;
}
export interface LabGame {
  id: string; title: string; book: string; sections: string; wagers: LabWager[]; options: GameOption[];
}

export interface Return { net: string; chance: number }
export interface Price {
  wager: string;
  paytable: string;
  edge: number;
  exact: string | null;
  method: string;
  sd: number | null;
  hit: number | null;
  unit: string;
  edge_of_total_wagered: number;
  note?: string;
  returns?: Return[];
}
export interface Forbidden { what: string; clause: string }
export interface Priced { prices: Price[]; forbidden: Forbidden[] }

export interface Cell { section: string; hand: string; dealer: string; play: string; ev: Record<string, number> }
export interface Exception {
  cards: string; dealer: string; chart: string; best: string; after_split: boolean; gain: number; chance: number;
}
export interface Strategy {
  edge: number;
  unit: string;
  edge_by_chart?: number;
  chart_costs?: number;
  chart?: Cell[];
  exceptions?: Exception[];
  chart_note?: string;
  note?: string;
  play_from?: string | null; // the lowest hand to play, such as Q-6-4
}

export interface Advice {
  cards_left: number; unit: string; best?: string; ev?: Record<string, number>; insurance?: number; edge_now?: number;
  milliseconds: number;
}

export interface Finding { weight: 'forbidden' | 'warning' | 'note'; what: string; clause: string }
export interface TableFile { toml: string; findings: Finding[] }
export interface SignWager {
  id: string;
  title: string;
  clause: string;
  pays: PayRow[];
  edges: { spots: string; percent: string; of: string }[];
  limits?: { min: string; max: string; increment: string };
}
export interface SignText {
  table: string; title: string; game: string; book: string; currency: string; 'play-money': boolean;
  wagers: SignWager[];
  notices: { text: string; clause: string }[];
}
export interface SignAnswer { sign: SignText; html: string }
