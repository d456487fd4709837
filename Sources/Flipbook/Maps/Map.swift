import FlipbookDrawing
import FlipbookViews
import Foundation

extension ForEach: MapContent where Content: MapContent {
  /// The items of all elements, in order.
  public var _items: [MapItemView] { data.flatMap { content($0)._items } }
}

extension ForEach where Content == MapContentBuilder.Group {
  /// Makes items for each element, which identifies itself.
  @MainActor
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }

  /// Makes items for each element, which a key path identifies.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// A map. Its pictures come from the network, which a film doesn't reach: a plain ground stands for them, with what the
/// scene shows on it at its places.
public struct Map: View {
  private let region: MKCoordinateRegion?
  private let items: [MapItemView]
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.shownMap) private var shown

  private init(region: MKCoordinateRegion?, items: [MapItemView]) {
    (self.region, self.items) = (region, items)
  }

  /// Makes a map of a region without items, and reports that it shows a plain ground.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(region: coordinateRegion.wrappedValue, items: [])
    unsupported("Map.init", file, line)
  }

  /// Makes a map of a region with an item for each element, and reports that its ground is plain.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: (Items.Element) -> some MapAnnotationProtocol, file: String = #fileID,
    line: Int = #line
  ) where Items.Element: Identifiable {
    self.init(
      region: coordinateRegion.wrappedValue, items: annotationItems.flatMap { annotationContent($0)._items })
    unsupported("Map.init", file, line)
  }

  /// Makes a map that begins at a position, and reports that its ground is plain. The limits have no effect.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    self.init(at: initialPosition, items: content()._items)
    unsupported("Map.init", file, line)
  }

  /// Makes a map at a position, and reports that its ground is plain. The limits have no effect.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    self.init(at: position.wrappedValue, items: content()._items)
    unsupported("Map.init", file, line)
  }

  /// Makes a map that begins at a position, whose items can be selected: none is in a film.
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    self.init(at: initialPosition, items: content()._items)
    unsupported("Map.init", file, line)
  }

  /// Makes a map at a position, whose items can be selected: none is in a film.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContentBuilder.Group = { MapContentBuilder.Group() },
    file: String = #fileID, line: Int = #line
  ) {
    self.init(at: position.wrappedValue, items: content()._items)
    unsupported("Map.init", file, line)
  }

  private init(at position: MapCameraPosition, items: [MapItemView]) {
    self.init(region: position.region ?? Self.region(of: items), items: items)
  }

  /// The region that has all places in it, with a tenth of it around.
  private static func region(of items: [MapItemView]) -> MKCoordinateRegion? {
    let places = items.flatMap(\.places)
    guard let first = places.first else { return nil }
    var (low, high) = (first, first)
    for place in places {
      low.latitude = min(low.latitude, place.latitude)
      low.longitude = min(low.longitude, place.longitude)
      high.latitude = max(high.latitude, place.latitude)
      high.longitude = max(high.longitude, place.longitude)
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

  private func report(_ frame: CGRect) {
    shown?.region = region
    shown?.frame = frame
  }

  /// A plain ground with the items at their places.
  public var body: some View {
    GeometryReader { proxy in
      let _ = report(proxy.frame(in: .global))
      ZStack(alignment: .topLeading) {
        ground
        if let region {
          // Lines and areas lie on the ground, under all marks.
          ForEach(Array(items.compactMap(\.outline).enumerated()), id: \.offset) { _, outline in
            outline.view(in: region, size: proxy.size)
          }
          ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            if item.outline == nil, let place = item.places.first {
              let point = region.point(of: place, in: proxy.size)
              item.mark.fixedSize()
                .alignmentGuide(.leading) { $0.width * item.anchor.x - point.x }
                .alignmentGuide(.top) { $0.height * item.anchor.y - point.y }
            }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      .clipped()
    }
  }
}
