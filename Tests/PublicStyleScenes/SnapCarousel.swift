//
//  SnapCarousel.swift
//  Cards that come to rest one at a time, whatever the finger did.
//

import SwiftUI

struct CardSnapping: ScrollTargetBehavior {
  var step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / step).rounded()
    let wanted = (target.rect.minX / step).rounded()
    let next = min(max(wanted, start - 1), start + 1)
    target.rect.origin.x = next * step
  }
}

extension ScrollTargetBehavior where Self == CardSnapping {
  static func cards(_ step: CGFloat) -> CardSnapping { CardSnapping(step: step) }
}

struct SnapCarousel: View {
  @State private var offset: CGFloat = 0
  @State private var phase = ScrollPhase.idle
  @State private var isExpanded = false
  private let width: CGFloat = 240

  var body: some View {
    VStack(spacing: 24) {
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(0..<8) { index in
            RoundedRectangle(cornerRadius: 28)
              .fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9).gradient)
              .overlay { Text("\(index + 1)").font(.system(size: 60, weight: .black, design: .rounded)) }
              .frame(width: width, height: 320)
              .scrollTransition(.interactive) { view, phase in
                view
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .padding(.horizontal, 60)
      }
      .scrollTargetBehavior(.cards(width + 16))
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { _, new, context in
        phase = new
        if new == .idle { offset = context.geometry.contentOffset.x }
      }

      ProgressView(value: min(max(offset / ((width + 16) * 7), 0), 1))
        .padding(.horizontal, 60)
        .tint(phase.isScrolling ? .orange : .blue)

      DisclosureGroup("About", isExpanded: $isExpanded) {
        Text("Way: \(Measurement(value: Double(offset), unit: UnitLength.meters).formatted())")
      }
      .padding(.horizontal, 60)
    }
    .frame(maxHeight: .infinity)
  }
}

struct SnapCarousel_Previews: PreviewProvider {
  static var previews: some View { SnapCarousel() }
}
