/** A field's name on the wire: its own, where the declaration gives no other. */
export const wireNameOf = (name: string, field: { readonly wireName: string | undefined }): string =>
  field.wireName ?? name
