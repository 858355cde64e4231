/** What a row has of its place where nobody set any. */
export const noPlace = { wards: '', position: '', hours: '', hoursNote: '' }
