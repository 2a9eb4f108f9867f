/** A file that holds either all of a text or what it held before. */
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
 * Opens a file to write. The bytes go to a file beside it, which takes its name in the end, and
 * its mode if there is one; a link is followed. What is no plain file (a pipe, a device) is
 * written to as it is.
 *
 * @throws Fault where that cannot be done
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

/** Also a plain file may be known by such a name: `/dev/fd/3`. It is open already. */
function isDevicePath(path: string): boolean {
  return /^\/(?:dev|proc)\//u.test(resolve(path))
}

function openDirectly(path: string): Destination {
  const stream = createWriteStream(path, { highWaterMark: BUFFER_BYTES })
  return {
    name: show(path),
    stream,
    terminal: false,
    finish: async () => undefined,
    discard: () => undefined,
  }
}

function openBeside(path: string, old: Stats | undefined): Destination {
  // A file that may not be written must not be replaced either.
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
      // Only an administrator may give a file away: to others it is theirs from now on.
    }
  }
  chmodSync(path, old.mode & 0o7777)
}

/** The file that a path leads to, also where there is none yet at the end of a link. */
function followLinks(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return realpathSync(path)
    return followLinks(resolve(dirname(path), readlinkSync(path)))
  }
  return join(realpathSync(dirname(path)), basename(path))
}
