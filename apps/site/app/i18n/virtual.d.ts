/** Made by `catalogue-plugin.ts`. */
declare module 'virtual:catalogue-addresses' {
  /** Where a browser fetches each catalogue, by its language and name: `mr/schools`. */
  export const addresses: Record<string, string>
}
