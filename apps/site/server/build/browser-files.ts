/** The code around every page. Parts of these folders that only some pages use are bundled with those pages. */
const frame = [
  /app\/root\.tsx/,
  /app\/(styles|i18n(?!\/(catalogue-addresses|sentence))|layout|error-pages|start)\//,
  /app\/written\/(?!view-of-lists)/,
  /app\/recovery\/(?!foreign-nodes)/,
  /app\/resource\/(?!use-page-of)/,
  /app\/page-templates\/(?!documents-page|office-holders|present-)/,
  /app\/api\/(?!vital|push|feedback|report|sealed|search|useful|from-server|server-texts)/,
  /packages\/contract\/src\/(?!department-name|feedback|mail-|message-figures|misconduct|notice-answer|proposal|report|resident-file|well-formed|year|endpoint-url|list-paths|reader|field-patterns|generated\/(browser-fields|list-paths|wire-names)|wire-name|to-domain|opening-hours|position|browser-reader)/,
  // Too small for files of their own: a request costs more than they weigh.
  /app\/(clock\/|components\/state-label\/state-label\.|reports\/report-path|disclosure-pages\/gives-way)/,
  /app\/(latest\/present-(news|notices|photos)|components\/(helpline|hydration|map-panel|pdf|site-link)\/)/,
]

/** Small modules that the same pages use: together they compress better, and are one request. */
const together = {
  // These two are also where the rest of their group is not. They stand first, or would come with it.
  position: /contract\/src\/position\./,
  'form-style': /(components\/form\/form|message-form\/message-form)\.module/,
  // Both are on the home page, and small; what they open is fetched on demand.
  galleries: /app\/(components\/(gallery\/(gallery|photo)|video\/video-gallery)\.|latest\/present-videos)/,
  'data-table': /app\/components\/data-table\//,
  hours:
    /app\/places\/(opening-hours|opening-state|hours-in-words|use-place-time)\.|contract\/src\/opening-hours/,
  way: /app\/places\/(find-panel|placed|map-addresses|way|way-there|place-data)\./,
  disclosure: /app\/disclosure\/(?!heading-documents)|contract\/src\/department-name/,
  form: /app\/components\/form\/(panel|choice|form-summary)\./,
  cards: /app\/components\/(card|person-card|duty-officers)\//,
  feedback:
    /app\/(feedback\/(tab-store|last-receipt|new-key)\.|message-form\/(?!contact-wanted|keep-link|data-notice\.|present-notice)|components\/on-demand\/or-nothing\.)|contract\/src\/feedback-notice/,
  ward: /app\/(wards\/(my-ward-place|chosen-ward|use-chosen-ward|ward-number|numbers\/ward-numbers)|services\/service-path)\./,
  states: /app\/(service-states\/|alerts\/(alert-item|present-alerts)|push\/(push-offer|use-device))/,
  report:
    /app\/(routes\/report\/(report\.module|written-report)|api\/report-fields)\.|contract\/src\/(report-limits|resident-file-limits)\./,
  contact:
    /app\/(routes\/contact\/(form-fields|contact\.module)|feedback\/(draft|use-outbox)|message-form\/contact-wanted)\./,
}

/** Which modules share a file of the browser's script: what every page needs is one file, for it compresses better. */
export const browserFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  // Fetched when the page is idle. Without its own priority it would become part of the frame; with what it imports, it
  // would take the contract out of the frame, and be part of every first view.
  { name: 'catalogue-addresses', test: /virtual:catalogue-addresses/, priority: 1 },
  { name: 'frame', test: (module: string) => frame.some((folder) => folder.test(module)) },
  ...Object.entries(together).map(([name, test]) => ({ name, test })),
]

/**
 * Every page runs nearly all of these: Chromium compiles them in a thread of its own while they arrive, instead of function
 * by function in the page's (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
export const compileHint = ({ name }: { name: string }): string =>
  /^(framework|frame)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''
