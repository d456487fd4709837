import FlipbookPicture
import Foundation

extension LottiePainter {
  /// Where the content of a layer is recorded.
  struct Seat {
    var painter: LottiePainter
    /// From the layer's space to that of the list, or to that of its own plane.
    var matrix: CGAffineTransform
    /// From the plane to the list; nil where that is one.
    var projection: FilterStage?
  }

  /// The place of a layer; nil where nothing of it is seen.
  func seat(of index: Int, in list: LottieList) -> Seat? {
    guard let space = list.space, list.comp.layers[index].layer.isSpatial else {
      return Seat(painter: self, matrix: list.matrix(of: index).concatenating(list.transform))
    }
    guard let map = space.map(of: index, list.moment.watch) else { return nil }
    if map.isAffine { return Seat(painter: self, matrix: map.affine.concatenating(list.transform)) }
    let projection = FilterStage(kind: .projection(map), transform: list.transform)
    guard projection.listProjection != nil else { return nil }
    // An area beside the picture in its own plane may be visible in it.
    let reach = projection.source(of: canvas)
    guard !reach.isNull else { return nil }
    return Seat(
      painter: LottiePainter(canvas: reach, frameRate: frameRate, textEngine: textEngine, work: work),
      matrix: list.transform, projection: projection)
  }
}
