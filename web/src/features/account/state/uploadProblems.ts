export const BYTES_PER_MB = 1_000_000

/**
 * Returns the error texts of an upload that the server would refuse, by field. The server uses the
 * same texts.
 */
export function findUploadProblems(kind: string, file: File | undefined, bytesMax: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  if (kind === '') problems.kind = 'required'
  if (file === undefined || file.size === 0) problems.file = 'Choose a file'
  else if (file.size > bytesMax) problems.file = `The file may have at most ${bytesMax / BYTES_PER_MB} MB`
  return problems
}
