import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Tab bars as pictures of phones show them; docs/fidelity.md names the pictures.
@MainActor
struct UnchosenItemTests {
  nonisolated private static let phone: [(UInt32, ColorScheme, UInt32)] = [
    (0xFF_FF_FF, .light, 0x99_99_99), (0xF7_F7_F7, .light, 0x95_95_96), (0xF2_F2_F7, .light, 0x92_92_99),
    (0xCA_E9_FF, .light, 0x66_95_B6), (0x00_00_00, .dark, 0x75_75_75), (0x19_14_27, .dark, 0x81_7D_8B),
  ]

  @Test("what is behind a tab bar shines through the items that aren't chosen", arguments: phone)
  func colors(behind: UInt32, scheme: ColorScheme, seen: UInt32) throws {
    let color = Color(
      .sRGB, red: Double(behind >> 16 & 255) / 255, green: Double(behind >> 8 & 255) / 255,
      blue: Double(behind & 255) / 255)
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 60, height: 60), background: .white, resources: TestRendering.resources
      ) {
        color.overlay(Rectangle().fill(UnchosenItemStyle())).environment(\.colorScheme, scheme)
      }
    }
    let ours = try TestRendering.bitmap(of: runtime.displayList(at: 0))[30, 30]
    for shift in [UInt32(0), 8, 16] {
      // A component that grows over white is cut off there before the grey is laid over it, where the phone's is not.
      if behind >> shift & 255 == 255, behind != 0xFF_FF_FF { continue }
      let (a, b) = (Int(ours >> shift & 255), Int(seen >> shift & 255))
      #expect(abs(a - b) <= 3, "\(a), \(b): \(shift)")
    }
  }

  @Test("the item that is chosen has the tint, the others show what is behind")
  func items() {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 300, height: 300), background: .white, resources: TestRendering.resources
      ) {
        TabView {
          Color.red.tabItem { Text("One") }
          Color.blue.tabItem { Text("Two") }
          Color.green.tabItem { Text("Three") }
        }
      }
    }
    let paints = runtime.displayList(at: 0.1).items.compactMap { item in
      if case .text(_, _, let paint) = item.content { paint } else { nil }
    }
    #expect(paints.count == 3)
    let others = paints.count { if case .backdrop = $0 { true } else { false } }
    #expect(others == 2)
  }
}
