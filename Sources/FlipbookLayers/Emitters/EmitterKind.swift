import FlipbookDrawing
import Foundation

/// A cell as its layer has taken it.
final class EmitterKind {
  let name: String?
  var numbers: EmitterNumbers
  let image: CGImage?
  /// The part of the image that is drawn; nil without an image, or when it is nothing.
  let picture: SpriteBatch.Picture?
  /// When it begins to emit; nil where the cell says nothing.
  let beginTime: TimeInterval?
  /// How long it emits; infinity for ever.
  let duration: TimeInterval
  let speed: Double
  let cells: [EmitterKind]
  /// Keeps its random numbers apart from those of other cells.
  let salt: UInt64
  /// Rates that it had before, each until a time.
  var pastRates: [(until: TimeInterval, rate: Double)] = []

  /// When it took the place of a cell that was emitting; nil for one that was there before.
  var since: TimeInterval?
  /// When another took its place.
  var until = TimeInterval.infinity

  init(_ cell: CAEmitterCell, salt: UInt64) {
    name = cell.name
    numbers = cell.numbers
    if !cell.isEnabled { numbers[.birthRate] = 0 }
    image = LayerContents.image(cell.contents)
    self.salt = salt
    beginTime = cell.hasBegun ? cell.beginTime : nil
    duration = cell.duration > 0 ? cell.duration : .infinity
    speed = Double(cell.speed)
    let pixels = CGSize(width: image?.width ?? 0, height: image?.height ?? 0)
    let part = cell.contentsRect
    let source = CGRect(
      x: part.minX * pixels.width, y: part.minY * pixels.height, width: part.width * pixels.width,
      height: part.height * pixels.height)
    let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
    picture = image.flatMap { image in
      guard source.width > 0, source.height > 0, source.isFinite else { return nil }
      return SpriteBatch.Picture(
        bitmap: image.bitmap, source: source,
        size: CGSize(width: source.width / scale, height: source.height / scale),
        interpolation: cell.magnificationFilter == "nearest" ? .none : .medium)
    }
    cells = (cell.emitterCells ?? []).enumerated().map { index, inner in
      EmitterKind(inner, salt: salt &* 31 &+ UInt64(index) &+ 1)
    }
  }

  /// The layer's time has jumped: what is noted of the past stays where it was in the film.
  func shiftHistory(by shift: TimeInterval) {
    for index in pastRates.indices { pastRates[index].until += shift }
    since = since.map { $0 + shift }
    until += shift
  }
}
