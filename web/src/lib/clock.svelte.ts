// The server's clock as it ticks on this screen. It is the only one that counts; ours only counts along.
export interface Timed { now(): number }

export class Ticker {
  now = $state(0);

  // Call in a component's script: it stops with the component.
  constructor(private readonly source: Timed, everyMs = 200) {
    this.now = source.now();
    $effect(() => {
      const timer = setInterval(() => { this.now = this.source.now(); }, everyMs);
      return () => clearInterval(timer);
    });
  }
}

export const secondsLeft = (until: number, now: number): number => (until > 0
  ? Math.max(0, Math.ceil((until - now) / 1_000))
  : 0);

export const timeOfDay = (ms: number): string => new Date(ms)
  .toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
export const hourMinute = (ms: number): string => new Date(ms)
  .toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
export const moment = (ms: number): string => (ms
  ? new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  : '');
