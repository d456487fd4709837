import FlipbookPicture

/// A projection in force while what it shows is painted.
struct PaintProjection {
  /// From list space to pixels.
  let map: Homography
  /// Names the map in caches.
  let hash: ContentHash

  init(_ map: Homography) {
    self.map = map
    var hasher = ContentHasher(seed: 0x3d)
    for part in [map.x, map.y, map.origin] + map.limits {
      hasher.combine(part.x)
      hasher.combine(part.y)
      hasher.combine(part.z)
    }
    hash = hasher.finalize()
  }
}

extension CoverageRasterizer {
  /// Adds a path, seen through a projection to pixels. Subpaths that are open are closed, as a fill sees them.
  func add(_ path: Path, _ map: Homography) {
    var projector = OutlineProjector(map)
    projector.add(path, to: &edges)
  }

  /// Adds polygons, seen through a projection to pixels.
  func add(_ polygons: PolygonBuffer, _ map: Homography) {
    var projector = OutlineProjector(map)
    projector.add(polygons, to: &edges)
  }
}
