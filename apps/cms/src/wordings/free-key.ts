/** Words that mean the same in a search, and what a picture shows: their keys are no texts of the site's catalogues. */
export const isFreeKey = (key: string): boolean => /^(?:synonyms:|image:\/)\S/.test(key)
