export * from './browser.ts'
export { fieldKinds } from './field.ts'
export { type ListRow, rowSchemas } from './rows/index.ts'
