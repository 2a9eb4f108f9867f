/** The code, images and link of articles: the same in every language. */

export const LINK = 'https://example.com/'

export interface Snippet {
  /** The name of its file. */
  readonly file: string
  /** The name that syntax highlighters know. */
  readonly language: string
  readonly code: string
}

export const SNIPPETS: readonly Snippet[] = [
  {
    file: 'figure.html',
    language: 'html',
    code: `<figure>
  <img src="photo.jpg" alt="" width="640" height="360">
  <figcaption>…</figcaption>
</figure>`,
  },
  {
    file: 'article.css',
    language: 'css',
    code: `article {
  max-inline-size: 65ch;
  margin-inline: auto;
  line-height: 1.5;
}`,
  },
  {
    file: 'longest.js',
    language: 'js',
    code: `const words = text.split(/\\s+/)
const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "")
console.log(longest.length)`,
  },
  {
    file: 'post.json',
    language: 'json',
    code: `{
  "title": "…",
  "tags": ["one", "two", "three"],
  "published": true
}`,
  },
  {
    file: 'mean.py',
    language: 'python',
    code: `def mean(numbers):
    """The arithmetic mean of some numbers."""
    return sum(numbers) / len(numbers)`,
  },
  {
    file: 'comments.sql',
    language: 'sql',
    code: `SELECT title, COUNT(*) AS comments
FROM posts
JOIN comments ON comments.post_id = posts.id
GROUP BY title
HAVING COUNT(*) > 3;`,
  },
]

/** The size of an image, in CSS pixels. */
export const IMAGE_WIDTH = 640
export const IMAGE_HEIGHT = 360

/** A landscape: sky, sun and two hills. */
function landscape(sky: string, sun: string, far: string, near: string, x: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" viewBox="0 0 640 360">` +
    `<path fill="${sky}" d="M0 0h640v360H0z"/><circle cx="${x}" cy="120" r="48" fill="${sun}"/>` +
    `<path fill="${far}" d="M0 260q160-120 320-30t320-40v170H0z"/>` +
    `<path fill="${near}" d="M0 320q200-90 360-30t280-20v90H0z"/></svg>`
  )
}

/** Images as `data:` URLs. */
export const IMAGES: readonly string[] = [
  landscape('#cfe3f1', '#fbe9a9', '#8fb0a3', '#5c7f6d', 480),
  landscape('#f6d9c4', '#f2925b', '#b98a86', '#75606b', 160),
  landscape('#dcd7ee', '#fff6e0', '#a49bc4', '#6a6391', 330),
  landscape('#e7efd3', '#ffd76a', '#a9bf74', '#71894a', 540),
  landscape('#d8ecea', '#ffffff', '#86b8b4', '#4d8380', 110),
  landscape('#1f2a44', '#f4efd6', '#33466b', '#17203a', 420),
].map((svg) => `data:image/svg+xml;base64,${btoa(svg)}`)
