// What the program prints of the example tables; made in vite.config.ts.
declare module 'virtual:offers' {
  const offers: import('../src/lib/protocol').Offer[];
  export default offers;
}
