// swift-format-ignore-file
import SwiftUI

struct GooeyMenuView: View {
    @State private var isExpanded = false

    var body: some View {
        ZStack {
            Rectangle()
                .fill(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                .mask {
                    Canvas { context, size in
                        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
                        context.addFilter(.blur(radius: 8))
                        context.drawLayer { ctx in
                            for index in 0..<4 {
                                if let symbol = context.resolveSymbol(id: index) {
                                    ctx.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
                                }
                            }
                        }
                    } symbols: {
                        ForEach(0..<4) { index in
                            Circle().frame(width: 60, height: 60)
                                .offset(y: isExpanded ? CGFloat(index) * -80 : 0)
                                .tag(index)
                        }
                    }
                }
            Image(systemName: "plus").foregroundStyle(.white).rotationEffect(.degrees(isExpanded ? 45 : 0))
        }
        .frame(height: 600)
        .onTapGesture { withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)) { isExpanded.toggle() } }
    }
}
