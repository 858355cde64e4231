/** Made by `catalogue-plugin.ts`. */
declare module 'virtual:catalogue-addresses' {
  /** The address of each catalogue, by its language and name: `mr/schools`. */
  export const addresses: Record<string, string>
}
