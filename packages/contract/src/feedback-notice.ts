/**
 * The versions of the notice about personal data beside the feedback form, each named by its day; the last one is shown.
 * Their texts are in `docs/audit/notices`: a new text needs a new version there and here.
 */
export const noticeVersions = ['2026-11-23', '2026-11-27', '2026-11-28'] as const
export type NoticeVersion = (typeof noticeVersions)[number]

export const noticeVersion: NoticeVersion = '2026-11-28'

/** What a request says of the notice that was shown, if there is such a version. */
export const knownNotice = (value: unknown): NoticeVersion | undefined =>
  noticeVersions.find((version) => version === value)
