/** A file that holds either the whole text or its old content. */
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
 * Opens a file to write. The bytes go to a temporary file beside it, which takes its name in the
 * end, and its mode and owner when it exists. A link is followed. A pipe or a device is written to
 * directly.
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

/** A plain file may have such a name too, as in `/dev/fd/3`. It is open already. */
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
  // The user may replace only a file that he may write.
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
      // Only an administrator may give a file to another owner. Others own the new file themselves.
    }
  }
  chmodSync(path, old.mode & 0o7777)
}

/** The file that a path leads to. The last link may lead to a file that does not exist yet. */
function followLinks(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path)
    return followLinks(resolve(dirname(path), readlinkSync(path)))
  }
  return join(realpathSync(dirname(path)), basename(path))
}
