import FlipbookDrawing
import FlipbookViews
import Foundation

/// A line or an area of a map, with its look.
struct MapOutline {
  /// The form on the earth.
  enum Form {
    case line([CLLocationCoordinate2D])
    case polygon([CLLocationCoordinate2D])
    /// The radius in metres.
    case circle(CLLocationCoordinate2D, CLLocationDistance)
  }

  let form: Form
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var line = StrokeStyle(lineWidth: 1)

  init(_ form: Form) { self.form = form }

  /// Corners of the smallest region that it lies in.
  var reach: [CLLocationCoordinate2D] {
    switch form {
    case .line(let places), .polygon(let places): return places
    case .circle(let center, let radius):
      let span = MKCoordinateRegion(
        center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2
      ).span
      return [-0.5, 0.5].map {
        CLLocationCoordinate2D(
          latitude: center.latitude + $0 * span.latitudeDelta,
          longitude: center.longitude + $0 * span.longitudeDelta)
      }
    }
  }

  /// The outline in a map of a region.
  func path(in region: MKCoordinateRegion, size: CGSize) -> Path {
    switch form {
    case .line(let places), .polygon(let places):
      var path = Path()
      path.addLines(places.map { region.point(of: $0, in: size) })
      if case .polygon = form, !places.isEmpty { path.closeSubpath() }
      return path
    case .circle:
      // The circle is drawn round, in the scale of its middle.
      let corners = reach.map { region.point(of: $0, in: size) }
      let radius = abs(corners[1].x - corners[0].x) / 2
      return Path(
        ellipseIn: CGRect(
          x: (corners[0].x + corners[1].x) / 2 - radius, y: (corners[0].y + corners[1].y) / 2 - radius,
          width: radius * 2, height: radius * 2))
    }
  }

  /// The outline as a view. One without a style has the accent colour: a line of 5 points, or an area.
  @MainActor @ViewBuilder func view(in region: MKCoordinateRegion, size: CGSize) -> some View {
    let path = path(in: region, size: size)
    if case .line = form {
      let isPlain = stroke == nil
      path.stroke(
        stroke ?? fill ?? AnyShapeStyle(Color.accentColor),
        style: isPlain ? StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round) : line)
    } else {
      if fill != nil || stroke == nil { path.fill(fill ?? AnyShapeStyle(Color.accentColor)) }
      if let stroke { path.stroke(stroke, style: line) }
    }
  }
}
