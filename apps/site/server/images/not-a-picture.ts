/** The file is not a picture, or one that may not be processed. */
export class NotAPicture extends Error {}

/** A picture with too many pixels to process. It may be served unchanged. */
export class TooManyPixels extends NotAPicture {}
