import FlipbookDiagnostics
import Foundation
import Testing

@testable import Flipbook

@Suite("Places and maps")
@MainActor struct MapTests {
  @Test("the distance between two cities is the great circle's")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // Published: 878 km.
    #expect(abs(berlin.distance(from: paris) - 878_000) < 1000)
    #expect(berlin.distance(from: berlin) == 0)
    // A quarter of the equator.
    let quarter = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 90))
    #expect(abs(quarter - 6_371_009 * .pi / 2) < 1)
  }

  @Test("places lie where Mercator's projection has them, in a region that is seen whole")
  func points() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
    let size = CGSize(width: 200, height: 400)
    #expect(region.point(of: region.center, in: size) == CGPoint(x: 100, y: 200))
    let east = region.point(of: CLLocationCoordinate2D(latitude: 0, longitude: 20), in: size)
    #expect(abs(east.x - 200) < 1e-9 && abs(east.y - 200) < 1e-9)
    let north = region.point(of: CLLocationCoordinate2D(latitude: 10, longitude: 10), in: size)
    // ln tan(45° + 5°) in degrees is 10.0511.
    #expect(abs(north.y - (200 - 100.511)) < 0.01)
  }

  @Test("hidden titles of markers are left out")
  func titles() {
    let marker = Marker("There", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(marker._items.first?.balloon?.title != nil)
    #expect(marker.annotationTitles(.visible)._items.first?.balloon?.title != nil)
    #expect(marker.annotationTitles(.hidden)._items.first?.balloon?.title == nil)
    #expect(marker.annotationTitles(.hidden)._items.first?.anchor == .bottom)
  }

  @Test("lines and areas lie on the ground in their styles, under the marks")
  func outlines() throws {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    func place(_ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: 0, longitude: longitude)
    }
    let circle = MapOutline(.circle(place(0), 111_320))
    let box = circle.path(in: region, size: CGSize(width: 100, height: 100)).boundingRect
    // A degree each way. ln tan(45° + 2.5°) is 5.00635 in degrees, of which twice fit into the height.
    #expect(abs(box.width - 19.975) < 0.01 && abs(box.midX - 50) < 0.01 && abs(box.midY - 50) < 0.01)
    struct Trip: View {
      let region: MKCoordinateRegion
      let places: [CLLocationCoordinate2D]
      var body: some View {
        Map(initialPosition: .region(region), selection: .constant(Int?.none)) {
          Annotation("", coordinate: places[0]) { Rectangle().fill(Color.black).frame(width: 4, height: 4) }
          MapPolygon(coordinates: places).foregroundStyle(.yellow)
          MapPolyline(coordinates: places).stroke(.green, lineWidth: 3)
          MapCircle(center: places[0], radius: 111_320).foregroundStyle(.red).stroke(.blue, lineWidth: 2).tag(
            3)
        }
      }
    }
    let found = try fills(of: Trip(region: region, places: [place(0), place(2), place(3)]), through: 0)
    // The mark that is written first lies above all of them.
    #expect(
      found.contains {
        abs($0.width - 79.9) < 0.05 && abs($0.height - 79.9) < 0.05 && abs($0.midX - 200) < 0.1
      })
    #expect(found.last == CGRect(x: 198, y: 198, width: 4, height: 4), "\(found)")
  }

  @Test("metres become degrees")
  func metres() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_320,
      longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 2) < 1e-9)
  }

  @Test("marks are kept in their order, and shown ones move the middle")
  func marks() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let one = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20))
    let other = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: 30, longitude: 60), title: "There", subtitle: nil)
    map.addAnnotation(one)
    map.showAnnotations([one, other], animated: true)
    #expect(map.annotations.count == 2 && map.annotations[1] === other)
    #expect(map.centerCoordinate.latitude == 20 && map.centerCoordinate.longitude == 40)
    map.removeAnnotation(one)
    #expect(map.annotations.count == 1 && map.annotations[0].title == "There")
  }

  @Test("nobody knows where a film is, and its managers are reported that nobody was asked")
  func nowhere() throws {
    final class Listener: CLLocationManagerDelegate {
      var heard: [CLAuthorizationStatus] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append(manager.authorizationStatus)
      }
    }
    struct Scene: View {
      let listener: Listener
      @State private var manager = CLLocationManager()
      var body: some View { Color.red.onAppear { manager.delegate = listener } }
    }
    let listener = Listener()
    _ = try fills(of: Scene(listener: listener), through: 3)
    #expect(listener.heard == [.notDetermined] && CLLocationManager().location == nil)
  }

  @Test("points of a map are places, and places points")
  func proxy() throws {
    let shown = ShownMap()
    let proxy = MapProxy(shown: shown)
    #expect(proxy.convert(.zero, from: .local) == nil)
    shown.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 8),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    shown.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
    for point in [CGPoint(x: 100, y: 150), CGPoint(x: 3, y: 280)] {
      let place = try #require(proxy.convert(point, from: .local))
      let back = try #require(proxy.convert(place, to: .local))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      let outer = try #require(proxy.convert(place, to: .global))
      #expect(abs(outer.x - point.x - 10) < 1e-6 && abs(outer.y - point.y - 100) < 1e-6)
    }
    let middle = try #require(proxy.convert(CGPoint(x: 110, y: 250), from: .global))
    #expect(abs(middle.latitude - 50) < 1e-9 && abs(middle.longitude - 8) < 1e-9)
  }

  @Test("a reader's map reports its frame")
  func reader() throws {
    final class Held { var proxy: MapProxy? }
    struct Place: View {
      let held: Held
      var body: some View {
        MapReader { proxy in
          let _ = (held.proxy = proxy)
          Map(
            initialPosition: .region(
              MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
          )
          .frame(width: 100, height: 60)
        }
      }
    }
    let held = Held()
    try DiagnosticCollector.$current.withValue(DiagnosticCollector()) { _ = try fills(of: Place(held: held)) }
    let place = try #require(held.proxy?.convert(CGPoint(x: 50, y: 30), from: .local))
    #expect(abs(place.latitude - 10) < 1e-9 && abs(place.longitude - 20) < 1e-9)
  }

  @Test("places lie in the picture of a map where they lie in its region")
  func snapshot() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 200, height: 400)
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.point(for: options.region.center) == CGPoint(x: 100, y: 200))
  }
}
