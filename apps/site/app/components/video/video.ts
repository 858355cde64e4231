export type Video = {
  id: string | number
  /** A web address; without one the video is shown without a link. */
  url: string | undefined
  title: string
  date?: string | undefined
}
