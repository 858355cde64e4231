export type Video = {
  id: string | number
  /** A web address; without one the video is shown without a link. */
  url: string | undefined
  title: string
  date?: string | undefined
  /** In which languages the player has captions. */
  captions?: 'en' | 'mr' | 'both' | '' | undefined
  /** What is said and shown in it. */
  transcript?: string | undefined
  /** The same with audio description: a web address. */
  described?: string | undefined
}

/** The place of a video on the page of all videos. */
export const placeOf = ({ id }: Video): string => `video-${id}`
