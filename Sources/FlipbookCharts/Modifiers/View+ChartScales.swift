import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  private func xScale(_ domain: _ChartDomain?, _ range: _ChartRange?, _ type: ScaleType?) -> some View {
    chartOptions {
      if let domain { $0.xScale.domain = domain }
      if let range { $0.xScale.range = range }
      if let type { $0.xScale.type = type }
    }
  }

  private func yScale(_ domain: _ChartDomain?, _ range: _ChartRange?, _ type: ScaleType?) -> some View {
    chartOptions {
      if let domain { $0.yScale.domain = domain }
      if let range { $0.yScale.range = range }
      if let type { $0.yScale.type = type }
    }
  }

  /// The values that charts show across, where they lie, and how they are laid out.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { xScale(domain._domain, range._range, type) }

  /// The values that charts show across.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    xScale(domain._domain, nil, type)
  }

  /// Where the values of charts lie across.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    xScale(nil, range._range, type)
  }

  /// How the values of charts are laid out across.
  public func chartXScale(type: ScaleType?) -> some View { xScale(nil, nil, type) }

  /// The values that charts show down, where they lie, and how they are laid out.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { yScale(domain._domain, range._range, type) }

  /// The values that charts show down.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    yScale(domain._domain, nil, type)
  }

  /// Where the values of charts lie down.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    yScale(nil, range._range, type)
  }

  /// How the values of charts are laid out down.
  public func chartYScale(type: ScaleType?) -> some View { yScale(nil, nil, type) }
}
