import FlipbookDrawing
import Foundation
import Testing

@Suite("Measurements in words")
struct MeasurementFormatTests {
  @Test("they are told in the units of the United States, unless they are to stay")
  func units() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3.1 mi")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide)) == "1 mile")
    #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "68°F")
    #expect(
      Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow)) == "68°")
    #expect(Measurement(value: 1.5, unit: UnitMass.kilograms).formatted() == "3.3 lb")
    #expect(
      Measurement(value: 72, unit: UnitSpeed.kilometersPerHour)
        .formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "72 km/h")
  }
}
