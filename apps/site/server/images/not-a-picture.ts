/** The file is no picture, or not one that may be worked on. */
export class NotAPicture extends Error {}
