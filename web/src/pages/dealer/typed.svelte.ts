// Names typed letter by letter: "17" stands as soon as no longer name can follow; "1", which may become 10 to 19, at
// Enter.
export class Typed {
  text = $state('');

  constructor(private readonly names: () => readonly string[], private readonly take: (name: string) => void) {}

  private matches(text: string): string[] { return this.names().filter((name) => name.toLowerCase().startsWith(text)); }
  private exact(text: string): string | undefined { return this.names().find((name) => name.toLowerCase() === text); }

  type(letter: string): void {
    const text = this.matches(this.text + letter).length ? this.text + letter : letter;
    if (!this.matches(text).length) return;
    this.text = text;
    if (this.matches(text).length === 1) this.end();
  }

  // What was typed so far is the name, if there is such a one.
  end(): void {
    const name =
      this.exact(this.text) ?? (this.matches(this.text).length === 1 ? this.matches(this.text)[0] : undefined);
    this.text = '';
    if (name !== undefined) this.take(name);
  }

  erase(): boolean {
    const had = this.text !== '';
    this.text = this.text.slice(0, -1);
    return had;
  }

  clear(): void { this.text = ''; }
}
