/** An output file. It has its old content until the text is complete. */
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  createWriteStream,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { BUFFER_BYTES, type Destination } from './destination.js'
import { Fault, faultInWriting, show } from './fault.js'

/**
 * Opens a file for writing, following links. The bytes go to a temporary file in the same folder,
 * with the mode and owner of the old file; `finish` renames it. The bytes for a pipe or a device
 * go there directly.
 *
 * @throws Fault when the file cannot be written
 */
export function openOutputFile(path: string): Destination {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory() || path.endsWith('/'))
      throw new Fault(`cannot write ${show(path)}: it is a directory`)
    return stat?.isFile() === false || isDevicePath(path)
      ? openDirectly(path)
      : openBeside(followLinks(path), stat)
  } catch (error) {
    throw faultInWriting(show(path), error)
  }
}

/** Whether a path is below /dev or /proc. `/dev/fd/3` may be an ordinary file that is open. */
function isDevicePath(path: string): boolean {
  return /^\/(?:dev|proc)\//u.test(resolve(path))
}

function openDirectly(path: string): Destination {
  const stream = createWriteStream(path, { highWaterMark: BUFFER_BYTES })
  return {
    name: show(path),
    stream,
    terminal: false,
  }
}

function openBeside(path: string, old: Stats | undefined): Destination {
  // A rename does not check whether the user may write the old file.
  if (old !== undefined) accessSync(path, constants.W_OK)
  const temporary = join(dirname(path), `.polyipsum-${randomBytes(6).toString('hex')}`)
  const fd = openSync(temporary, 'wx')
  if (old !== undefined) keepOwnerAndMode(temporary, old, fd)
  return {
    name: show(path),
    stream: createWriteStream(temporary, { fd, highWaterMark: BUFFER_BYTES }),
    terminal: false,
    async finish() {
      renameSync(temporary, path)
    },
    discard: () => rmSync(temporary, { force: true }),
  }
}

function keepOwnerAndMode(path: string, old: Stats, fd: number): void {
  const { uid, gid } = fstatSync(fd)
  if (uid !== old.uid || gid !== old.gid) {
    try {
      chownSync(path, old.uid, old.gid)
    } catch {
      // Only an administrator may change the owner. Otherwise the user owns the new file.
    }
  }
  chmodSync(path, old.mode & 0o7777)
}

/** The path behind all links. The file there may not exist yet. */
function followLinks(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path)
    return followLinks(resolve(dirname(path), readlinkSync(path)))
  }
  return join(realpathSync(dirname(path)), basename(path))
}
