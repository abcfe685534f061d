export const BYTES_PER_MB = 1_000_000

/**
 * Returns the error texts by field, for a missing kind and for a missing, empty or too large file. The
 * server uses the same texts. Only the server checks the format of the file.
 */
export function findUploadProblems(kind: string, file: File | undefined, bytesMax: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  if (kind === '') problems.kind = 'required'
  if (file === undefined || file.size === 0) problems.file = 'Choose a file'
  else if (file.size > bytesMax) problems.file = `The file may have at most ${bytesMax / BYTES_PER_MB} MB`
  return problems
}
