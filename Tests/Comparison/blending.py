"""Blend modes as the specification has them: W3C, Compositing and Blending Level 1, sections 9 and 10."""
import numpy


def blend(above, below, mode, opacity):
    """Premultiplied BGRA bytes of one picture blended over another's."""
    s, d = above.astype(numpy.float32) / 255 * numpy.float32(opacity), below.astype(numpy.float32) / 255
    a, b = s[..., 3:], d[..., 3:]
    if mode == "plusLighter":
        result = numpy.minimum(s + d, 1)
    else:
        source, backdrop = (numpy.divide(p[..., 2::-1], p[..., 3:], out=numpy.zeros_like(p[..., :3]), where=p[..., 3:] > 0)
                            for p in (s, d))
        mixed = MODES[mode](source, backdrop)[..., ::-1]
        color = s[..., :3] * (1 - b) + d[..., :3] * (1 - a) + a * b * mixed
        result = numpy.concatenate([color, a + b - a * b], axis=-1)
    return (result * 255 + 0.5).clip(0, 255).astype(numpy.uint8)


def hard_light(s, d):
    return numpy.where(s <= 0.5, 2 * s * d, screen(2 * s - 1, d))


def screen(s, d):
    return s + d - s * d


def color_dodge(s, d):
    with numpy.errstate(divide="ignore", invalid="ignore"):
        return numpy.where(d <= 0, 0, numpy.where(s >= 1, 1, numpy.minimum(1, d / (1 - s))))


def color_burn(s, d):
    with numpy.errstate(divide="ignore", invalid="ignore"):
        return numpy.where(d >= 1, 1, numpy.where(s <= 0, 0, 1 - numpy.minimum(1, (1 - d) / s)))


def soft_light(s, d):
    root = numpy.where(d <= 0.25, ((16 * d - 12) * d + 4) * d, numpy.sqrt(d))
    return numpy.where(s <= 0.5, d - (1 - 2 * s) * d * (1 - d), d + (2 * s - 1) * (root - d))


def luminosity(c):
    return (c * numpy.array([0.3, 0.59, 0.11], numpy.float32)).sum(axis=-1, keepdims=True)


def saturation(c):
    return c.max(axis=-1, keepdims=True) - c.min(axis=-1, keepdims=True)


def with_luminosity(c, l):
    c = c + l - luminosity(c)
    low, high = c.min(axis=-1, keepdims=True), c.max(axis=-1, keepdims=True)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        c = numpy.where(low < 0, l + (c - l) * l / (l - low), c)
        return numpy.where(high > 1, l + (c - l) * (1 - l) / (high - l), c)


def with_saturation(c, s):
    span = saturation(c)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        return numpy.where(span > 0, (c - c.min(axis=-1, keepdims=True)) * s / span, 0)


MODES = {
    "multiply": lambda s, d: s * d, "screen": screen, "overlay": lambda s, d: hard_light(d, s), "darken": numpy.minimum,
    "lighten": numpy.maximum, "colorDodge": color_dodge, "colorBurn": color_burn, "hardLight": hard_light,
    "softLight": soft_light, "difference": lambda s, d: abs(s - d), "exclusion": lambda s, d: s + d - 2 * s * d,
    "hue": lambda s, d: with_luminosity(with_saturation(s, saturation(d)), luminosity(d)),
    "saturation": lambda s, d: with_luminosity(with_saturation(d, saturation(s)), luminosity(d)),
    "color": lambda s, d: with_luminosity(s, luminosity(d)), "luminosity": lambda s, d: with_luminosity(d, luminosity(s)),
}
