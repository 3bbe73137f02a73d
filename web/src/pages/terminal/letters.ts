// A letter for each choice: the first of its title that is free. "Stand", "Split" -> s, p.
export function letters(titles: readonly string[]): (string | undefined)[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const free = [...title.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
    if (free) taken.add(free);
    return free;
  });
}
