import FlipbookDrawing
import FlipbookViews
import Foundation

/// Which ways a map may be moved by hand.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// What part of the earth a map shows.
public struct MapCameraPosition: Hashable, Sendable {
  let region: MKCoordinateRegion?
  public static let automatic = MapCameraPosition(region: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// Something at a place of a map.
public struct MapItemView {
  let place: CLLocationCoordinate2D
  /// Which point of the view lies at the place.
  let anchor: UnitPoint
  let view: AnyView
}

/// What is shown on a map.
@MainActor @preconcurrency
public protocol MapContent { var _items: [MapItemView] { get } }

/// What is shown on a map, in the form of iOS 14 to 16.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol: MapContent {}

@resultBuilder @MainActor
public enum MapContentBuilder {
  public struct Group: MapContent {
    public let _items: [MapItemView]

    init(_items: [MapItemView]) { self._items = _items }
    /// Nothing.
    public init() { _items = [] }
  }
  public static func buildExpression(_ content: some MapContent) -> Group { Group(_items: content._items) }
  public static func buildBlock(_ parts: Group...) -> Group { Group(_items: parts.flatMap(\._items)) }
  public static func buildOptional(_ part: Group?) -> Group { part ?? Group(_items: []) }
  public static func buildEither(first: Group) -> Group { first }
  public static func buildEither(second: Group) -> Group { second }
  public static func buildArray(_ parts: [Group]) -> Group { Group(_items: parts.flatMap(\._items)) }
}

extension ForEach: MapContent where Content: MapContent {
  public var _items: [MapItemView] { data.flatMap { content($0)._items } }
}

extension ForEach where Content == MapContentBuilder.Group {
  @MainActor
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }

  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// A balloon at a place.
public struct Marker: MapContent {
  public let _items: [MapItemView]

  public init(_ title: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, systemImage: "mappin", coordinate: coordinate)
  }

  public init(_ title: String, systemImage: String, coordinate: CLLocationCoordinate2D) {
    _items = [
      MapItemView(place: coordinate, anchor: .bottom, view: AnyView(Balloon(title: title, tint: nil)))
    ]
  }
}

/// A balloon at a place, as of iOS 14 to 16.
public struct MapMarker: MapAnnotationProtocol {
  public let _items: [MapItemView]

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = [MapItemView(place: coordinate, anchor: .bottom, view: AnyView(Balloon(title: "", tint: tint)))]
  }
}

/// A pin at a place, as of iOS 14 and 15.
public struct MapPin: MapAnnotationProtocol {
  public let _items: [MapItemView]

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = MapMarker(coordinate: coordinate, tint: tint)._items
  }
}

/// A view at a place.
public struct Annotation: MapContent {
  public let _items: [MapItemView]

  public init(
    _ title: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {
    _items = [MapItemView(place: coordinate, anchor: anchor, view: AnyView(content()))]
  }
}

/// A view at a place, as of iOS 14 to 16.
public struct MapAnnotation: MapAnnotationProtocol {
  public let _items: [MapItemView]

  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> some View
  ) {
    _items = [
      MapItemView(
        place: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), view: AnyView(content()))
    ]
  }
}

private struct Balloon: View {
  let title: String
  let tint: Color?

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: "mappin.circle.fill").font(.system(size: 30)).foregroundStyle(tint ?? .red)
      if !title.isEmpty { Text(title).font(.caption2).bold() }
    }
  }
}

/// A map. Its pictures come from the network, which a film doesn't reach: a plain ground stands for them, with what the
/// scene shows on it at its places.
public struct Map: View {
  private let region: MKCoordinateRegion?
  private let items: [MapItemView]
  @Environment(\.colorScheme) private var colorScheme

  private init(region: MKCoordinateRegion?, items: [MapItemView]) {
    (self.region, self.items) = (region, items)
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, file: String = #fileID, line: Int = #line
  ) {
    self.init(region: coordinateRegion.wrappedValue, items: [])
    unsupported("Map.init", file, line)
  }

  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: (Items.Element) -> some MapAnnotationProtocol, file: String = #fileID,
    line: Int = #line
  ) where Items.Element: Identifiable {
    self.init(
      region: coordinateRegion.wrappedValue, items: annotationItems.flatMap { annotationContent($0)._items })
    unsupported("Map.init", file, line)
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    let items = content()._items
    self.init(region: initialPosition.region ?? Self.region(of: items), items: items)
    unsupported("Map.init", file, line)
  }

  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    let items = content()._items
    self.init(region: position.wrappedValue.region ?? Self.region(of: items), items: items)
    unsupported("Map.init", file, line)
  }

  /// The region that has all places in it, with a tenth of it around.
  private static func region(of items: [MapItemView]) -> MKCoordinateRegion? {
    guard let first = items.first?.place else { return nil }
    var (low, high) = (first, first)
    for item in items {
      low.latitude = min(low.latitude, item.place.latitude)
      low.longitude = min(low.longitude, item.place.longitude)
      high.latitude = max(high.latitude, item.place.latitude)
      high.longitude = max(high.longitude, item.place.longitude)
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (high.latitude - low.latitude) * 1.2),
        longitudeDelta: max(0.01, (high.longitude - low.longitude) * 1.2)))
  }

  /// The colour of land without anything on it.
  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.17, green: 0.17, blue: 0.18) : Color(red: 0.976, green: 0.961, blue: 0.929)
  }

  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        ground
        if let region {
          ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            let point = region.point(of: item.place, in: proxy.size)
            item.view.fixedSize()
              .alignmentGuide(.leading) { $0.width * item.anchor.x - point.x }
              .alignmentGuide(.top) { $0.height * item.anchor.y - point.y }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      .clipped()
    }
  }
}
