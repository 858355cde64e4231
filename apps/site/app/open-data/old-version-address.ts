/** Asked with `list`, `lang`, `on` and `as`: a list as it read on a day, as CSV or JSON. */
export const oldVersionPath = '/open-data/old-version'
