/** The file is no picture, or not one that may be worked on. */
export class NotAPicture extends Error {}

/** A picture with more pixels than are worked on. It may be shown as it is. */
export class TooManyPixels extends NotAPicture {}
