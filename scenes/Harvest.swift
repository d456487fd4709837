import Charts
import SwiftUI

/// The harvest of an orchard: bars that grow, regroup and give way to a ring, as the data change.
///
///     flipbook render scenes/Harvest.swift -o output/harvest.mp4
struct Harvest: View {
  private struct Crop: Identifiable {
    var fruit: String
    var month: String
    var tons: Double
    var id: String { fruit + month }
  }

  private static let crops: [Crop] = [
    Crop(fruit: "Apples", month: "Jul", tons: 4), Crop(fruit: "Apples", month: "Aug", tons: 11),
    Crop(fruit: "Apples", month: "Sep", tons: 26), Crop(fruit: "Apples", month: "Oct", tons: 18),
    Crop(fruit: "Pears", month: "Jul", tons: 2), Crop(fruit: "Pears", month: "Aug", tons: 9),
    Crop(fruit: "Pears", month: "Sep", tons: 14), Crop(fruit: "Pears", month: "Oct", tons: 5),
    Crop(fruit: "Plums", month: "Jul", tons: 8), Crop(fruit: "Plums", month: "Aug", tons: 16),
    Crop(fruit: "Plums", month: "Sep", tons: 6), Crop(fruit: "Plums", month: "Oct", tons: 1),
  ]

  @State private var stage = 0
  private let beat = Timer.publish(every: 0.9, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Harvest").font(.title2.bold())
      Text("Tons of fruit, by month").font(.subheadline).foregroundStyle(.secondary)
      if stage < 3 { months } else { shares.transition(.opacity) }
    }
    .padding(24)
    .frame(width: 390, height: 360)
    .onReceive(beat) { _ in
      withAnimation(.smooth(duration: 0.8)) { stage = min(3, stage + 1) }
    }
  }

  private var months: some View {
    Chart(Self.crops) { crop in
      if stage < 2 {
        BarMark(x: .value("Month", crop.month), y: .value("Tons", stage == 0 ? 0 : crop.tons))
          .foregroundStyle(by: .value("Fruit", crop.fruit))
      } else {
        BarMark(x: .value("Month", crop.month), y: .value("Tons", crop.tons))
          .foregroundStyle(by: .value("Fruit", crop.fruit))
          .position(by: .value("Fruit", crop.fruit))
      }
    }
    .chartYScale(domain: 0...50)
  }

  private var shares: some View {
    Chart(Self.crops) { crop in
      SectorMark(angle: .value("Tons", crop.tons), innerRadius: .ratio(0.62), angularInset: 1)
        .cornerRadius(3)
        .foregroundStyle(by: .value("Fruit", crop.fruit))
    }
  }
}
