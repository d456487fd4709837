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

  @Test("metres become degrees")
  func metres() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_320,
      longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 2) < 1e-9)
  }
}
