// Short notices that come and go: what was refused (with its clause), and what was done.
import { common as S } from '../strings';
import { Refused } from './refused';

export interface Toast { id: number; kind: 'refused' | 'done'; text: string; clause: string }

const kDoneMs = 5_000;
const kRefusedMs = 12_000;

class Toasts {
  list: Toast[] = $state([]);
  private count = 0;

  done(text: string): void { this.show({ kind: 'done', text, clause: '' }, kDoneMs); }

  refuse(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.show(
      { kind: 'refused', text: text || S.noAnswer, clause: error instanceof Refused ? error.clause : '' }, kRefusedMs
    );
  }

  // Runs it; what is refused is shown, and the answer is undefined then.
  async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try { return await act(); } catch (error) { this.refuse(error); return undefined; }
  }

  close(id: number): void { this.list = this.list.filter((each) => each.id !== id); }

  private show(toast: Omit<Toast, 'id'>, ms: number): void {
    const id = ++this.count;
    const others = this.list.filter((each) => each.text !== toast.text); // the same words twice are shown once
    this.list = [...others.slice(-3), { ...toast, id }];
    setTimeout(() => this.close(id), ms);
  }
}

export const toasts = new Toasts();
