/**
 * `npm run storm` runs the tests that break a council on purpose in full length (`STORM=1`); `npm test` runs a short form
 * of them (docs/decisions/0049).
 */
export const isLong = process.env.STORM === '1'
