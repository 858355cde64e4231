/** A field's name on the wire: its own, unless the declaration gives another. */
export const wireNameOf = (name: string, field: { readonly wireName: string | undefined }): string =>
  field.wireName ?? name

/** Our name for a wire name that only writes its words otherwise: `office_hours` is `officeHours`. */
export const plainNameOf = (wire: string): string =>
  wire.replace(/([a-z])_([a-z])/g, (_, last: string, first: string) => last + first.toUpperCase())
