// swift-format-ignore-file
import SwiftUI

struct RadialLayout: Layout {
    var rotation: Angle = .zero

    var animatableData: Double {
        get { rotation.radians }
        set { rotation.radians = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * Double(index) + rotation.radians))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct CustomLayoutView: View {
    @State private var rotated = false
    var body: some View {
        let layout = rotated ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(RadialLayout(rotation: .degrees(30)))
        layout {
            ForEach(0..<8) { Text("\($0)").padding(8).background(Color.yellow, in: Circle()) }
        }
        .frame(width: 300, height: 300)
        .onTapGesture { withAnimation(.smooth) { rotated.toggle() } }
    }
}
