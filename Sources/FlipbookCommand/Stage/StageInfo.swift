import FlipbookLayerScenes

/// The film of a scene's process that stands ready for frames.
package struct StageInfo: Codable, Equatable, Sendable {
  /// A scene that can be shown.
  package struct Scene: Codable, Equatable, Sendable {
    /// As `--scene` takes it.
    package var name: String
    package var title: String
  }

  /// A time with a name.
  package struct Marker: Codable, Equatable, Sendable {
    package var name: String
    /// In seconds.
    package var time: Double
  }

  /// A part of the film with a title, up to the next one or the end.
  package struct Section: Codable, Equatable, Sendable {
    package var title: String
    /// The frames that show it: the first, and the one behind the last.
    package var frames: [Int]
  }

  /// As `--scene` takes it.
  package var scene: String
  package var title: String
  /// All scenes of the file, or all previews of the project.
  package var scenes: [Scene]
  /// In points.
  package var width: Double
  /// In points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// In pixels.
  package var pixelWidth: Int
  /// In pixels.
  package var pixelHeight: Int
  /// Frames a second, as a fraction in lowest terms.
  package var rate: [Int]
  /// Frames of the film, 1 or more.
  package var frames: Int
  package var isOpaque: Bool
  /// Whether going back costs all frames from the first.
  package var recordsInOrder: Bool
  /// How far the device's edges reach in, in points: top, left, bottom and right; nil without a device that is filled.
  package var safeArea: [Double]?
  /// In the order of their times.
  package var markers: [Marker]
  /// In the order of their times; more may follow as the scene runs.
  package var sections: [Section]
  /// The props that the scene declares.
  package var props: [DeclaredProp]
  /// Pictures that lie beside the scene's file, by name.
  package var pictures: [String]
}
