import FlipbookPicture
import Foundation

/// The layers of a list in space at one time, seen through its camera.
final class LottieSpace {
  /// A map with the time in which it stays.
  private struct Place {
    var matrix: CATransform3D
    var span: LottieSpan
  }

  private let comp: LottieComp
  private let size: CGSize
  private let moment: LottieMoment
  private var worlds: [Int: Place] = [:]
  private var known: (view: Place, zoom: Double)?

  /// - Parameter size: Of the picture of the list.
  init(_ comp: LottieComp, _ size: CGSize, at moment: LottieMoment) {
    (self.comp, self.size) = (comp, size)
    self.moment = moment.watched(by: nil)
  }

  /// The map from the plane of a layer to that of the picture; nil where it shows nothing.
  func map(of index: Int, _ watch: LottieWatch?) -> ProjectionTransform? {
    let (view, zoom) = camera()
    let world = world(of: index)
    watch?.narrow(view.span)
    watch?.narrow(world.span)
    let seen = CATransform3DConcat(world.matrix, view.matrix)
    let whole = CATransform3DConcat(seen, LottieCamera.projection(zoom: zoom, size))
    var map = ProjectionTransform(whole)
    // Without a turn out of the plane all points have one depth.
    if abs(map.m13) + abs(map.m23) < 1e-12 * abs(map.m33) {
      guard map.m33 > 0 else { return nil }
      map = ProjectionTransform(map.affine)
    }
    return Homography(map) == nil ? nil : map
  }

  /// The indices of layers with those that follow one another in space sorted by their distance, the farthest first.
  func sorted(_ indices: [Int]) -> [Int] {
    var result: [Int] = []
    var run: [(index: Int, depth: Double)] = []
    func finish() {
      // Sorting leaves those of one depth in their order.
      result += run.sorted { $0.depth > $1.depth }.map(\.index)
      run = []
    }
    for index in indices {
      let layer = comp.layers[index].layer
      if layer.isSpatial {
        run.append((index, depth(of: index)))
      } else if !layer.content.isEmpty {
        finish()
        result.append(index)
      }
    }
    finish()
    return result
  }

  /// The distance of a layer's anchor point along the line of sight, in thousandths of a point.
  private func depth(of index: Int) -> Double {
    let anchor = comp.layers[index].layer.transform.anchor.value(at: moment)
    let seen = CATransform3DConcat(world(of: index).matrix, camera().view.matrix)
    let depth = (seen.image(anchor).z * 1_000).rounded()
    return depth.isFinite ? depth : 0
  }

  /// The map from a layer's space to that of the list. Layers of the plane take their depth from nobody.
  private func world(of index: Int) -> Place {
    var chain: [Int] = []
    var next: Int? = index
    while let at = next, worlds[at] == nil {
      chain.append(at)
      next = comp.layers[at].layer.parent
    }
    var above = next.flatMap { worlds[$0] } ?? Place(matrix: CATransform3DIdentity, span: LottieSpan())
    for at in chain.reversed() {
      let layer = comp.layers[at].layer
      let watch = LottieWatch()
      watch.narrow(above.span)
      let moment = moment.watched(by: watch)
      let own =
        layer.isSpatial
        ? layer.transform.spatialMatrix(at: moment) : CATransform3D(plane: layer.transform.matrix(at: moment))
      above = Place(matrix: CATransform3DConcat(own, above.matrix), span: watch.span)
      worlds[at] = above
    }
    return above
  }

  /// The map from the space of the list to that of its camera, and the zoom.
  private func camera() -> (view: Place, zoom: Double) {
    if let known { return known }
    let watch = LottieWatch()
    let moment = moment.watched(by: watch)
    var found: (matrix: CATransform3D, zoom: Double)?
    for index in comp.cameras where found == nil && comp.layers[index].layer.shows(at: moment) {
      let layer = comp.layers[index].layer
      guard case .camera(let camera) = layer.content else { continue }
      let zoom = camera.zoom.value(at: moment)
      guard zoom > 0 else { continue }
      found = (matrix(of: layer, camera, at: moment, watch), zoom)
    }
    let zoom = found?.zoom ?? max(1, size.width * LottieCamera.usualZoom)
    let place =
      found?.matrix ?? CATransform3DMakeTranslation(size.width / 2, size.height / 2, -zoom)
    let result = (view: Place(matrix: CATransform3DInvert(place), span: watch.span), zoom: zoom)
    known = result
    return result
  }

  /// The place of a camera in the space of the list.
  private func matrix(
    of layer: LottieLayer, _ camera: LottieCamera, at moment: LottieMoment, _ watch: LottieWatch
  ) -> CATransform3D {
    let position = layer.transform.position(at: moment)
    var matrix = layer.transform.turn(at: moment)
    if camera.isAimed {
      let target = layer.transform.anchor.position(at: moment)
      matrix = CATransform3DConcat(matrix, LottieCamera.aim(from: position, at: target))
    }
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, position.z))
    guard let parent = layer.parent else { return matrix }
    let above = world(of: parent)
    watch.narrow(above.span)
    return CATransform3DConcat(matrix, above.matrix).unscaled
  }
}
