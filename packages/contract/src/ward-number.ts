/** Some servers write "Ward No. 02", although the label already says "Ward". Whole words only: "Wardha" is a place. */
export const wardNumber = (ward: string): string =>
  ward.replace(/^\s*(?:ward|प्रभाग)(?:\s*(?:number|no|क्रमांक|क्र)\.?)?(?![\p{L}\p{M}])[\s:.-]*(?=\S)/iu, '')
