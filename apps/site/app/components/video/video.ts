export type Video = { id: string | number; url: string; title: string; date?: string | undefined }
