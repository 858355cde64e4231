/** What the frame of every page says about the council; texts are in the page's language. */
export type Council = {
  name: string
  /** The name in the other language; it stands below the name. */
  otherName?: string | undefined
  abbreviation?: string | undefined
  logo?: string | undefined
  address?: string | undefined
  officeHours?: string | undefined
  email?: string | undefined
  /** The council's own numbers, as people read them; see `emergencyOf` where it has none of its own. */
  helpline?: string | undefined
  emergency?: string | undefined
  chatReply?: string | undefined
  phones?: string[] | undefined
  videoChannel?: string | undefined
  photoSharing?: string | undefined
  shortMessage?: string | undefined
  socialNetwork?: string | undefined
}
