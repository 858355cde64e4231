/** Synonyms and descriptions of pictures: their keys are not texts of the site's catalogues. */
export const isFreeKey = (key: string): boolean => /^(?:synonyms:|image:\/)\S/.test(key)
