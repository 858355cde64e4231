/** Facts about the council in the layout of every page; texts are in the page's language. */
export type Council = {
  name: string
  /** The name in the other language, shown below the name. */
  otherName?: string | undefined
  abbreviation?: string | undefined
  logo?: string | undefined
  address?: string | undefined
  officeHours?: string | undefined
  email?: string | undefined
  /** The council's own numbers, as written; see `emergencyOf` for a council without its own. */
  helpline?: string | undefined
  emergency?: string | undefined
  chatReply?: string | undefined
  phones?: string[] | undefined
  videoChannel?: string | undefined
  photoSharing?: string | undefined
  shortMessage?: string | undefined
  socialNetwork?: string | undefined
}
