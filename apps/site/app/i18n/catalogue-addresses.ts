/** The addresses of all catalogues, for the browser: a hundred of them, so they are no part of the first view. */
export const addresses = import.meta.glob<string>('./{en,mr}/*.json', {
  eager: true,
  import: 'default',
  query: '?url',
})
