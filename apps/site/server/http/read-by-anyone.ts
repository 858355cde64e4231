/** Lists and files are public: any origin may read them (docs/contract.md). Writes are not included. */
export const readByAnyone = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-as-of, etag, content-length',
  'cross-origin-resource-policy': 'cross-origin',
}
