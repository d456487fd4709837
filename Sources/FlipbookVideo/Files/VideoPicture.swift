import FlipbookPicture

/// A picture of a film, known by the film and its number; its pixels are decoded when they are asked for.
final class VideoPicture: BitmapSource {
  private let film: VideoFile
  private let number: Int
  let contentHash: ContentHash

  init(_ film: VideoFile, _ number: Int) {
    (self.film, self.number) = (film, number)
    var hasher = ContentHasher(seed: 0xf1a3)
    hasher.combine(film.identity)
    hasher.combine(number)
    contentHash = hasher.finalize()
  }

  var pixels: [UInt32] { film.pixels(number) }
}
